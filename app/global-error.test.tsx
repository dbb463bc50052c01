import { renderToString } from 'react-dom/server.node';

import { errorPages } from '@/content/errors';
import { language } from '@/content/metadata';

import GlobalError from './global-error';

test('renders a complete document with the content of the error page', () => {
  const html = renderToString(<GlobalError error={new Error('Rendering failed')} reset={() => undefined} />);
  const page = new DOMParser().parseFromString(html, 'text/html');

  expect(page.documentElement.lang).toBe(language);
  expect(page.title).toBe(errorPages.failed.documentTitle);
  expect(page.querySelector('button')?.textContent).toBe(errorPages.failed.retry);
});
