import { render } from '@testing-library/react';

import { StructuredData } from './StructuredData';

test('escapes text that would end the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name }] } as const;
  const { container } = render(<StructuredData data={data} />);

  const script = container.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
});
