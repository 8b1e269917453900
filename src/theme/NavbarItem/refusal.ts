/** Stops the build: names an item of the navbar by its configuration, and why it can't be shown. */
export function refusal(item: object, reason: string): Error {
  return new Error(
    `The navbar item ${JSON.stringify(item)} of src/config/navbar.ts can't be shown: ${reason}.`,
  );
}
