// Change: renders nothing; DocItem/Content shows the version below the title.
import type {ReactNode} from 'react';

export default function DocVersionBadge(): ReactNode {
  return null;
}
