// Change: shows nothing; the version stands below the title, see DocItem/Content.
import type {ReactNode} from 'react';

export default function DocVersionBadge(): ReactNode {
  return null;
}
