import {page} from './fixtureSite';

/** Returns a page about a `double` command, for a fixture site. */
export function doubleCommand(parameter: string): string {
  return page(
    'double',
    `Returns twice the given number, for positive and negative integers alike.

\`\`\`qs signature
double(${parameter} : integer) : integer
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| ${parameter} | integer | → | Number to double |
| Result | integer | ← | Twice the number |

## Description

Doubles the number.

## Examples

\`\`\`qs
var result : integer
result = double(21) // 42
\`\`\`

## See also

[Caller](../../guides/caller.md)`,
    {
      kind: 'command',
      theme: 'Math',
      description: 'Returns twice the given number, for positive and negative integers alike.',
    },
  );
}
