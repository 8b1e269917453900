import {useId, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import A from '@theme-original/MDXComponents/A';
import type {Props as AProps} from '@theme/MDXComponents/A';
import Card from './Card';
import {useCard} from './useCard';

type Props = AProps & {
  /** What it leads to, below the version's path: `language/SignalClass#wait`. */
  target: string;
};

/** A link to a name of the reference, with a card that shows its signature, purpose and version. */
export default function ReferenceLink({target, title, ...props}: Props): ReactNode {
  const {label} = useDocsVersion();
  const {open, linkEvents, cardEvents} = useCard(label, target);
  const id = useId();
  return (
    <>
      {/* The card takes the place of the title, which browsers would show beside it. */}
      <A
        {...props}
        {...linkEvents}
        title={open ? undefined : title}
        aria-describedby={open ? id : undefined}
      />
      {open && <Card {...open} {...cardEvents} id={id} />}
    </>
  );
}
