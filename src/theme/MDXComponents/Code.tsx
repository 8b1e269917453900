// Change: inline code only; samples are CodeSample, and the original would load the highlighter.
// Translators leave it alone.
import type {ComponentProps, ReactNode} from 'react';

export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
