/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { sourceFile, variantUrl } from '../../components/Picture/variants.build';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { weightErrors } from './pictureVariants';

runInTemporaryFolder();

test('names the heaviest picture when all together are too heavy', () => {
  const pictures = ['light', 'heavy'].map((name) => ({ alt: '', src: `/images/${name}.svg`, width: 100, height: 100 }));
  const weigh = (weights: readonly number[]) => {
    pictures.forEach((picture, index) => {
      write(`public${picture.src}`, picture.src);
      write(sourceFile(variantUrl(picture, 2)), Buffer.alloc(weights[index] ?? 0));
    });
    return weightErrors(pictures);
  };

  expect(weigh([40_000, 50_000])).toEqual([]);
  expect(weigh([40_000, 50_001])).toEqual([
    'public/images/heavy.svg  50001 bytes after compression  must be simpler: all pictures have 90001 bytes, must have at most 90000',
  ]);
});
