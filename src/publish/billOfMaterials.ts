import parse from 'spdx-expression-parse';

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
}

interface Lock {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

/**
 * Lists the packages that the build needs, in CycloneDX 1.5 format, based on `package-lock.json`. The
 * output of `npm sbom` has a new serial number and timestamp on each run, and omits packages that
 * development also needs, such as React.
 */
export function composeBillOfMaterials({name, version, packages}: Lock): object {
  const components = Object.entries(packages).flatMap(([folder, {dev, ...locked}]) =>
    folder === '' || dev ? [] : [componentOf(folder, locked)],
  );
  const byReference = new Map(components.map((component) => [component['bom-ref'], component]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name,
        version,
        'bom-ref': `${name}@${version}`,
      },
    },
    components: [...byReference.values()],
  };
}

function componentOf(folder: string, {version = '', integrity = '', license}: LockedPackage) {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [algorithm = '', hash = ''] = integrity.split('-');
  return {
    type: 'library',
    name,
    version,
    'bom-ref': `${name}@${version}`,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(hash && {
      hashes: [
        {
          alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
          content: Buffer.from(hash, 'base64').toString('hex'),
        },
      ],
    }),
    ...(license && {licenses: [describeLicense(license)]}),
  };
}

/**
 * Returns an SPDX id or expression, or a plain name for other licenses, such as `SEE LICENSE IN
 * LICENSE.md`.
 */
function describeLicense(license: string): object {
  try {
    return 'conjunction' in parse(license) ? {expression: license} : {license: {id: license}};
  } catch {
    return {license: {name: license}};
  }
}
