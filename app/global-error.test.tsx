import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { errorPages } from '@/content/errors';
import { language } from '@/content/metadata';

import GlobalError from './global-error';

function createPage(): Document {
  const html = renderToString(<GlobalError error={new Error('The map is folded')} reset={() => undefined} />);
  return new DOMParser().parseFromString(html, 'text/html');
}

test('is a whole document with its language and its title', () => {
  const page = createPage();

  expect(page.documentElement.lang).toBe(language);
  expect(page.title).toBe(errorPages.failed.documentTitle);
});

test('says the same as the page for any other error', () => {
  render(<div dangerouslySetInnerHTML={{ __html: createPage().body.innerHTML }} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(errorPages.title);
  expect(screen.getByText('The map is folded')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: errorPages.home.title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: errorPages.failed.retry })).toHaveAttribute('type', 'button');
});
