/** An employee of the company that the function of the tour is called on. */
export interface Employee {
  name: string;
  salary: number;
}

/** The rates that readers may choose, in percent. */
export const rates = {least: 1, most: 20};

export const employees: readonly Employee[] = [
  {name: 'Maria Martin', salary: 31_000},
  {name: 'John Smith', salary: 28_000},
];

/** What the function multiplies by: 1.03 for 3 percent. */
export function factorOf(rate: number): number {
  return (100 + rate) / 100;
}

/** What the function of the tour does. */
export function raise(salaries: readonly Employee[], rate: number): readonly Employee[] {
  return salaries.map(({name, salary}) => ({name, salary: salary * factorOf(rate)}));
}
