// Change: above the banner stands what `searchAPI` has to say, such as that a version is unknown.
import type {ReactNode} from 'react';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import LookupNotice from '@site/src/components/LookupNotice';

export default function DocVersionBannerWithNotice(props: Props): ReactNode {
  return (
    <>
      <LookupNotice />
      <DocVersionBanner {...props} />
    </>
  );
}
