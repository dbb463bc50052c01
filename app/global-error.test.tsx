import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { errorPages } from '@/content/errors';
import { language } from '@/content/metadata';

import GlobalError from './global-error';

function createPage(): Document {
  const html = renderToString(<GlobalError error={new Error('Rendering failed')} reset={() => undefined} />);
  return new DOMParser().parseFromString(html, 'text/html');
}

test('renders a complete document with language and title', () => {
  const page = createPage();

  expect(page.documentElement.lang).toBe(language);
  expect(page.title).toBe(errorPages.failed.documentTitle);
});

test('shows the same content as the error page', () => {
  render(<div dangerouslySetInnerHTML={{ __html: createPage().body.innerHTML }} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(errorPages.title);
  expect(screen.getByText('Rendering failed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: errorPages.home.title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: errorPages.failed.retry })).toHaveAttribute('type', 'button');
});
