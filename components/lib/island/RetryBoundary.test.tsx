import { fireEvent, render, screen } from '@testing-library/react';
import { type Ref, useRef, useState } from 'react';

import { RetryBoundary } from './RetryBoundary';

/** Fails once, when its button is clicked: when it is rendered anew, its state is new, too. */
function Form({ ref }: { readonly ref: Ref<HTMLFormElement> }) {
  const [fails, setFails] = useState(false);
  if (fails) {
    throw new Error('Failed');
  }
  return (
    <form ref={ref}>
      <input id="name" />
      <button type="button" onClick={() => setFails(true)} />
    </form>
  );
}

function Page() {
  const formRef = useRef(null);
  return (
    <RetryBoundary elementRef={formRef}>
      <Form ref={formRef} />
    </RetryBoundary>
  );
}

test('a field that is rendered anew has the value, focus and selection of the one before', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { rerender } = render(<Page />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  field.value = 'Zoë';
  field.setSelectionRange(1, 2);
  fireEvent.click(screen.getByRole('button'));

  const rendered = screen.getByRole<HTMLInputElement>('textbox');
  expect(rendered).not.toBe(field);
  expect(rendered).toHaveFocus();
  expect([rendered.value, rendered.selectionStart, rendered.selectionEnd]).toEqual(['Zoë', 1, 2]);

  rendered.value = 'Zo';
  rerender(<Page />);
  expect(rendered).toHaveValue('Zo');
});
