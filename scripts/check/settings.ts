type Variables = Readonly<Record<string, string | undefined>>;

const account = ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
const [origin, siteUrl] = ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_SITE_URL'];
const names = [...account, origin, siteUrl];

/** @returns a line for each setting that would leave the form dead, which names its variable */
export function settingErrors(variables: Variables): string[] {
  const read = (name: string) => variables[name]?.trim() ?? '';
  const isDemo = [...account, origin].every((name) => !read(name));
  const all = 'A site that sends real messages needs the service ID, the template ID, the public key and its URL';
  return [
    ...[...account, siteUrl].filter((name) => !isDemo && !read(name)).map((name) => `${name} is not set. ${all}.`),
    ...names.flatMap((name) => {
      const message = read(name) && messageFor(name, read(name));
      return message ? `${name} is “${read(name)}”, but ${message}` : [];
    }),
  ];
}

function messageFor(name: string, text: string): string | false {
  if (name === origin) {
    return !isUrl(text, /^\/$/) && 'must be a URL without a path, like https://mail.example.com';
  }
  return name === siteUrl
    ? !isUrl(text, /^(\/[\w.-]+)*\/?$/) && 'must be a URL without a query, like https://www.example.com'
    : !/^[\w-]+$/.test(text) && 'may contain only letters, digits, _ and -';
}

function isUrl(text: string, path: RegExp): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    return false;
  }
  const { href, origin, pathname } = new URL(text);
  return href === origin + pathname && path.test(pathname);
}

/** What Next has read of a file; see loadEnvConfig in @next/env. */
type EnvFile = { readonly path: string; readonly contents: string; readonly env: Variables };

/** @returns a line for each variable that is meant as a setting, but is not read */
export function unreadVariables(variables: Variables, files: readonly EnvFile[]): string[] {
  const message = `must be one of ${names.join(', ')}`;
  const isMisspelt = (name: string) =>
    /email_?js|site_?url|(service|template)_?id|public_?key/i.test(name) && !names.includes(name);
  const inFiles = files.flatMap(({ path, contents, env }) => {
    const written = Array.from(contents.matchAll(/^\s*(?:export\s+)?([\w.-]+)/gm), ([, name = '']) => name);
    return [
      ...(contents.includes('\0') ? [`${path}  must be saved as UTF-8`] : []),
      ...written.filter(isMisspelt).map((name) => `${path}  ${name}  ${message}`),
      ...written
        .filter((name) => names.includes(name) && !(name in env))
        .map((name) => `${path}  ${name}  must be followed by = and its value`),
    ];
  });
  // A host has variables of its own, such as RENDER_SERVICE_ID.
  const others = Object.keys(variables).filter((name) => isMisspelt(name) && /^next_public|email_?js/i.test(name));
  return [...inFiles, ...others.map((name) => `${name} is set, but ${message}`)];
}

/**
 * Why the form is in demo mode although a file is there.
 * @param present the names of the files in the folder of the project
 * @returns lines about files that no command reads, and notes about those that Next reads in another mode
 */
export function unreadFiles(present: readonly string[], files: readonly EnvFile[]) {
  const unread = present.filter(
    (name) => /^\.?env([._-]|$)/i.test(name) && name !== '.env.example' && !files.some(({ path }) => path === name),
  );
  const isOfOtherMode = (name: string) => /^\.env\.(development|production|test)(\.local)?$/.test(name);
  return {
    errors: unread.filter((name) => !isOfOtherMode(name)).map((name) => `${name}  must be named .env.local`),
    notes: unread.filter(isOfOtherMode).map((name) => `${name} is not read in this mode.`),
  };
}
