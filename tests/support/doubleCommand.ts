import {page} from './fixtureSite';

/** The page of a command `double`, for a small site. */
export function doubleCommand(parameter: string): string {
  return page(
    'double',
    `Doubles the number that it is given, which is all that it does with it.

\`\`\`qs signature
double(${parameter} : integer) : integer
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| ${parameter} | integer | → | Number to double |
| Result | integer | ← | Twice the number |

## Description

The command doubles.

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
      description: 'Doubles the number that it is given, which is all that it does with it.',
    },
  );
}
