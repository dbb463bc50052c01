import { readdirSync } from 'node:fs';

/** @returns the path of each page with a folder of its own, such as “careers” for app/(text)/careers/page.tsx, in order */
export function ownRoutes(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => /^\(\w+\)\/([\w/-]+)\/page\.tsx$/.exec(file.replaceAll('\\', '/'))?.[1] ?? []).sort();
}
