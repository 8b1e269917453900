import {createDatabase, type SampleData} from '../evaluate/data/database';

/** Two companies with four employees, of whom one manages two others, and two invoices. */
export const companies: SampleData = {
  dataclasses: [
    {
      name: 'Company',
      columns: ['ID: number', 'name: string', 'city: string'],
      entities: [
        [20, 'Nova', 'Oslo'],
        [21, 'Globex', 'Lyon'],
      ],
    },
    {
      name: 'Employee',
      columns: [
        'ID: number',
        'firstName: string',
        'lastName: string',
        'salary: number',
        'birthDate: date',
        'details: object',
        'employer: Company.employees',
        'manager: Employee.directReports',
      ],
      entities: [
        [
          1,
          'Ana',
          'Lopez',
          52000,
          '1985-03-12',
          {languages: [language('French', 'basic'), language('Japanese', 'fluent')], phone: '1'},
          21,
          null,
        ],
        [2, 'Carla', 'Hansen', 38000, '1993-11-02', null, 20, 1],
        [3, 'Marie', 'Lind', 42000, null, {languages: [language('Japanese', 'basic')]}, 20, 1],
        [
          4,
          'Tom',
          'Weber',
          45000,
          '1963-02-01',
          {languages: [language('French', 'fluent')]},
          21,
          null,
        ],
      ],
    },
    {
      name: 'Invoice',
      columns: ['ID: number', 'number: number'],
      entities: [
        [1, 1001],
        [2, 1002],
      ],
    },
    {
      name: 'InvoiceLine',
      columns: ['ID: number', 'invoice: Invoice.lines', 'product: Product.lines'],
      entities: [
        [1, 1, 'A'],
        [2, 2, 'A'],
        [3, 2, 'B'],
      ],
    },
    {
      name: 'Product',
      columns: ['code: string', 'name: string'],
      entities: [
        ['A', 'Desk'],
        ['B', 'Lamp'],
      ],
    },
  ],
};

function language(name: string, level: string) {
  return {name, level};
}

export const companyDatabase = createDatabase(companies);
