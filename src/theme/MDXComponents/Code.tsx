// Change: inline code only; samples use CodeSample, and the original would load the highlighter.
// Keeps translation tools from translating inline code.
import type {ComponentProps, ReactNode} from 'react';

export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
