import sharp from 'sharp'; const [, , f, out, l, t, w, h, s] = process.argv;
await sharp(f).extract({ left: +l, top: +t, width: +w, height: +h }).resize({ width: Math.round(+w * +(s ?? 1)) }).toFile(out);
