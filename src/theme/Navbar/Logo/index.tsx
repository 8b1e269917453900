// Change: wrapped, to show the version of the page on phones, unless it's the latest. The menu shows it elsewhere.
import type {ReactNode} from 'react';
import Logo from '@theme-original/Navbar/Logo';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';

export default function NavbarLogo(): ReactNode {
  const [version] = useCurrentVersions();
  return (
    <>
      <Logo />
      {!version.isLast && <span className="version-chip">{version.label}</span>}
    </>
  );
}
