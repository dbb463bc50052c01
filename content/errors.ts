import type { ErrorPages } from './schema/errors';

export const errorPages = {
  title: 'Unexpected Application Error!',
  notFound: {
    documentTitle: 'Page not found',
    status: '404',
    statusText: 'Not Found',
    text: 'There is no page at this address. It may have moved, or the link that brought you here may have a letter wrong.',
  },
  home: { title: 'Go to the home page', link: '/' },
  contact: { title: 'Contact us', link: '/#contact' },
} as const satisfies ErrorPages;
