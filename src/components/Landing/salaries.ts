/** An employee of the sample company whose `raise` function the demo calls. */
export interface Employee {
  name: string;
  salary: number;
}

/** The rates that readers can choose, in percent. */
export const rates = {min: 1, max: 20};

export const employees: readonly Employee[] = [
  {name: 'Maria Martin', salary: 31_000},
  {name: 'John Smith', salary: 28_000},
];

/** Returns the factor for a rate: 1.03 for 3 percent. */
export function factorOf(rate: number): number {
  return (100 + rate) / 100;
}

/** Raises the salaries the way the demo's function does. */
export function raiseSalaries(staff: readonly Employee[], rate: number): readonly Employee[] {
  return staff.map(({name, salary}) => ({name, salary: salary * factorOf(rate)}));
}
