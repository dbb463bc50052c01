import { Picture } from '@/components/Picture/Picture';
import { Placements } from '@/components/Placements/Placements';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import { sitePath } from '@/components/siteUrl';
import type { Region } from '@/content/about';
import type { Decoration } from '@/content/site';
import type { Placement, Testimonial, TestimonialsTexts } from '@/content/testimonials';

import styles from './Testimonials.module.scss';

type TestimonialsProps = {
  readonly texts: TestimonialsTexts;
  readonly testimonials: readonly Testimonial[];
  readonly quoteImage: Decoration;
  readonly placements: readonly Placement[];
  readonly regions: readonly Region[];
};

/** Testimonials, then placements, each below what its client says. A firm may have neither yet. */
export function Testimonials({ texts, testimonials, quoteImage, regions, ...props }: TestimonialsProps) {
  const placements = sorted(props.placements, regions);
  const [heading, lead] = [
    ...(testimonials.length > 0 ? [texts.title] : []),
    ...(placements.length > 0 ? [texts.placementsTitle] : []),
  ];
  const placed = placements.map(({ testimonial }) => testimonial);
  const quotations = (isHere: (id: string) => boolean) =>
    testimonials
      .filter(({ id }) => isHere(id))
      .map((testimonial) => <Quotation key={testimonial.id} testimonial={testimonial} quoteImage={quoteImage} />);
  return (
    <section className={styles.said} aria-labelledby={heading && 'testimonials-title'}>
      {heading && <SectionHead id="testimonials-title" title={heading} lead={lead} />}
      {quotations((id) => !placed.includes(id))}
      <Placements
        texts={texts}
        placements={placements.map((placement) => ({
          ...placement,
          quotation: quotations((id) => id === placement.testimonial),
        }))}
      />
    </section>
  );
}

/** The shortest first, each with the number of its region. */
function sorted(placements: readonly Placement[], regions: readonly Region[]) {
  return placements
    .map((placement) => ({ ...placement, region: 1 + regions.findIndex(({ id }) => id === placement.region) }))
    .sort((one, other) => one.days - other.days);
}

type QuotationProps = {
  readonly testimonial: Testimonial;
  readonly quoteImage: Decoration;
};

function Quotation({ testimonial: { highlight, quote, name, role, unnamed, image }, quoteImage }: QuotationProps) {
  return (
    <figure className={styles.testimonial}>
      <img className={styles.mark} src={sitePath(quoteImage.src)} alt="" width={64} height={48} loading="lazy" />
      {highlight && <p className={styles.highlight}>{highlight}</p>}
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.source}>
        {image ? (
          <Picture
            {...image}
            className={styles.portrait}
            width={200}
            height={200}
            sizes="(width >= 992px) 176px, 72px"
          />
        ) : (
          unnamed && <span className={styles.unnamed} />
        )}
        <p>{name}</p>
        <p>{role}</p>
      </figcaption>
    </figure>
  );
}
