import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** One drawing per component, its states side by side. Only spans, so that nothing takes the focus. */
export const drawings = {
  button: (
    <Row>
      <span className={styles.button}>Save</span>
      <span className={styles.button}>
        <span className={styles.icon}>★</span> Save
      </span>
      <span className={clsx(styles.button, styles.pressed)}>Save</span>
    </Row>
  ),
  checkbox: (
    <Row>
      <Choice label="Full time" mark="" />
      <Choice label="Full time" mark="✓" />
    </Row>
  ),
  checkboxThreeStates: (
    <Row>
      <Choice label="Full time" mark="" />
      <Choice label="Full time" mark="✓" />
      <Choice label="Full time" mark="–" />
    </Row>
  ),
  datatable: (
    <Grid
      head={['ID', 'First name', 'Last name', 'Age']}
      rows={[
        ['1', 'Maria', 'Martin', '35'],
        ['2', 'John', 'Smith', '40'],
        ['3', 'Ana', 'Lopez', '33'],
      ]}
    />
  ),
  dialog: (
    <span className={styles.dialog}>
      <span className={styles.dialogTitle}>Delete this employee?</span>
      <Row>
        <span className={styles.button}>Delete</span>
        <span className={styles.quiet}>Cancel</span>
      </Row>
    </span>
  ),
  fileupload: (
    <span className={styles.drop}>
      <span className={styles.icon}>⇪</span> Upload a file
    </span>
  ),
  icon: (
    <Row>
      <span className={styles.bigIcon}>★</span>
      <span className={styles.bigIcon}>✎</span>
      <span className={styles.bigIcon}>⌂</span>
    </Row>
  ),
  image: (
    <span className={styles.image}>
      <span className={styles.sun} />
      <span className={styles.hill} />
    </span>
  ),
  matrix: (
    <span className={styles.matrix}>
      {['Maria Martin', 'John Smith', 'Ana Lopez', 'Tom Weber'].map((name, index) => (
        <span key={name} className={clsx(styles.card, index === 0 && styles.selected)}>
          <span className={styles.avatar} />
          {name}
        </span>
      ))}
    </span>
  ),
  pageLoader: (
    <span className={styles.frame}>
      <span className={styles.frameTitle}>Employees</span>
      <Line width="80%" />
      <Line width="60%" />
      <Line width="70%" />
    </span>
  ),
  radio: (
    <Row>
      <Choice label="Day" mark="●" round />
      <Choice label="Week" mark="" round />
      <Choice label="Month" mark="" round />
    </Row>
  ),
  rangeinput: (
    <span className={styles.range}>
      <span className={styles.rangeFill} />
      <span className={styles.rangeThumb} />
    </span>
  ),
  selectbox: (
    <span className={styles.stack}>
      <Field text="Globex" end="▾" />
      <span className={styles.menu}>
        <span>Acme</span>
        <span className={styles.selected}>Globex</span>
      </span>
    </span>
  ),
  selectinput: <Field label="Status" text="Unpaid" end="▾" />,
  stylebox: (
    <span className={styles.box}>
      <span className={styles.quiet}>Text</span>
      <span className={styles.quiet}>Image</span>
      <span className={styles.quiet}>Button</span>
    </span>
  ),
  tabs: (
    <span className={styles.stack}>
      <span className={styles.tabs}>
        <span className={styles.tabActive}>Profile</span>
        <span>Salary</span>
        <span>Reports</span>
      </span>
      <span className={styles.tabPanel}>
        <Line width="70%" />
        <Line width="50%" />
      </span>
    </span>
  ),
  text: <span className={styles.text}>Hello Maria, you have 3 new invoices.</span>,
  textinput: (
    <Row>
      <Field label="First name" text="Maria" />
      <Field label="Password" text="••••••••" />
    </Row>
  ),
  textinputReveal: (
    <Row>
      <Field label="First name" text="Maria" />
      <Field label="Password" text="••••••••" end="◉" />
    </Row>
  ),
} satisfies Record<string, ReactNode>;

export type DrawnComponent = keyof typeof drawings;

function Row({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.row}>{children}</span>;
}

function Line({width}: {width: string}): ReactNode {
  return <span className={styles.line} style={{width}} />;
}

function Choice(props: {label: string; mark: string; round?: boolean}): ReactNode {
  return (
    <span className={styles.choice}>
      <span className={clsx(styles.mark, props.round && styles.round)}>{props.mark}</span>
      {props.label}
    </span>
  );
}

function Field(props: {label?: string; text: string; end?: string}): ReactNode {
  return (
    <span className={styles.field}>
      {props.label && <span className={styles.fieldLabel}>{props.label}</span>}
      <span className={styles.fieldBox}>
        {props.text}
        {props.end && <span>{props.end}</span>}
      </span>
    </span>
  );
}

function Grid({head, rows}: {head: string[]; rows: string[][]}): ReactNode {
  return (
    <span className={styles.grid} style={{gridTemplateColumns: `repeat(${head.length}, auto)`}}>
      {head.map((cell) => (
        <span key={cell} className={styles.gridHead}>
          {cell}
        </span>
      ))}
      {rows.map((row, index) =>
        row.map((cell) => (
          <span
            key={cell}
            className={clsx(index === 0 && styles.selected, index % 2 === 1 && styles.even)}>
            {cell}
          </span>
        )),
      )}
    </span>
  );
}
