import sharp from 'sharp';
// montage: node .crop.mjs out.png height file...  -> columns of slices side by side
const [, , out, h, scale, ...files] = process.argv; const H = Number(h), S = Number(scale);
const cols = [];
for (const f of files) { const m = await sharp(f).metadata(); for (let y = 0; y < m.height; y += H) cols.push(await sharp(f).extract({ left: 0, top: y, width: m.width, height: Math.min(H, m.height - y) }).resize({ width: Math.round(m.width * S) }).toBuffer({ resolveWithObject: true })); }
let x = 0; const comp = cols.map((c) => { const r = { input: c.data, left: x, top: 0 }; x += c.info.width + 12; return r; });
await sharp({ create: { width: x, height: Math.round(H * S) + 2, channels: 3, background: '#f0f' } }).composite(comp).png().toFile(out);
