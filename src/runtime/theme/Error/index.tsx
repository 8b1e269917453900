// Change: looks like the error boundary inside the layout. Core's fallback has different wording, sizes,
// and colors. Upstream: @docusaurus/core 3.10.2.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** Layout needs to know the plugin that created the page, but no plugin creates an error page. */
const routeContext = {plugin: {name: 'error-boundary', id: 'default'}};

export default function CrashPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={routeContext}>
      {/* If the layout itself crashed, show only the message. */}
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
