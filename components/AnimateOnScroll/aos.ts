/** The library and its styles in one chunk, so that neither loads without the other. */
import './animate-on-scroll.scss';

export { default } from 'aos';
