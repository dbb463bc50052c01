const configured = process.env.NEXT_PUBLIC_SITE_URL?.trim() ?? '';

/** Without a slash at its end: “https://www.example.com”. The check reports a setting that is no URL. */
export const siteUrl = URL.canParse(configured) ? new URL(configured).origin : 'http://localhost:3000';
