import { createHash } from 'node:crypto';
import path from 'node:path';

import { type BuildOptions, buildSync } from 'esbuild';

import type { FormMessagesProps } from '../../components/ContactForm/FormMessages';

export type ClientScripts = ReturnType<typeof clientScripts>;

const animationModule = '@/components/AnimateOnScroll/animate';
const clientFolder = path.resolve('app/_client');

/**
 * Bundles all scripts of the site. Next's own are not among them.
 * @returns the inline script of every page, and three modules by URL: the email library, the animation and the form
 */
export function clientScripts(formMessagesProps: FormMessagesProps) {
  const email = moduleOf('email', { entryPoints: ['@emailjs/browser'] });
  const animation = moduleOf('animation', { entryPoints: [animationModule] });
  const form = moduleOf('form', {
    entryPoints: [path.join(clientFolder, 'hydrateForm.tsx')],
    alias: { '@emailjs/browser': email.url, [animationModule]: animation.url },
    define: { FORM_PROPS: JSON.stringify(formMessagesProps) },
  });
  const statements = bundle({
    entryPoints: [path.join(clientFolder, 'inlineScript.ts')],
    define: { FORM_MODULE: JSON.stringify(form.url) },
  });
  // A function keeps its names out of the global scope.
  const inline = `(()=>{${statements}})()`;
  return { inline, modules: Object.fromEntries([email, animation, form].map(({ url, code }) => [url, code])) };
}

/** @returns the URL of a file whose content never changes */
export function hashedUrl(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/_next/static/${name}-${hash}.${extension}`;
}

function moduleOf(name: string, options: BuildOptions) {
  const code = bundle(options);
  return { url: hashedUrl(name, 'js', code), code };
}

function bundle({ define, ...options }: BuildOptions): string {
  const { outputFiles } = buildSync({
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    external: ['/_next/static/*'],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}
