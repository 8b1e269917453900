import type {ReactNode} from 'react';
import type {TriedProperty} from '../../../content/triedProperties';
import styles from './styles.module.css';

/** The properties that readers can try on a drawing; not there without JavaScript. */
export default function TryRow({properties}: {properties: TriedProperty[]}): ReactNode {
  const values = new Map(properties.map(({label, value}) => [label, value]));
  return (
    <fieldset data-needs-script="" className={styles.tries}>
      <legend>Try</legend>
      {properties.map((property) => (
        <label
          key={property.label}
          data-when={property.shownWhen?.label}
          data-is={property.shownWhen?.value}
          hidden={
            property.shownWhen && values.get(property.shownWhen.label) !== property.shownWhen.value
          }>
          {property.label} <Control {...property} />
        </label>
      ))}
    </fieldset>
  );
}

/** Browsers that fill in what was there before a reload would show another state than the drawing. */
const autoComplete = 'off';

function Control({label, value, control, choices}: TriedProperty): ReactNode {
  if (control === 'switch') {
    return (
      <input
        type="checkbox"
        name={label}
        defaultChecked={value === 'on'}
        autoComplete={autoComplete}
      />
    );
  }
  if (choices) {
    return (
      <select name={label} defaultValue={value} autoComplete={autoComplete}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      type={control === 'number' ? 'number' : 'text'}
      name={label}
      defaultValue={value}
      min={control === 'number' ? 0 : undefined}
      autoComplete={autoComplete}
      spellCheck={false}
    />
  );
}
