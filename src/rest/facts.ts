/** What the API pages of one version document. */
export interface RestFacts {
  /** `$filter`, `$top`, `$all` and all others. */
  parameters: Set<string>;
  methods: Set<string>;
}
