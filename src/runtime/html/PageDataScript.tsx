import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {dataId, type FirstPage} from '../shared/page';

/** Adds to the page's HTML the data that the browser needs besides the text. */
export default function PageDataScript(page: FirstPage): ReactNode {
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const json = JSON.stringify(page satisfies FirstPage).replace(/</g, '\\u003c');
  return <script id={dataId} type="application/json" dangerouslySetInnerHTML={{__html: json}} />;
}
