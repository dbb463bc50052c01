import { loadingText } from '@/content/errors';

export default function Loading() {
  return <p role="status">{loadingText}</p>;
}
