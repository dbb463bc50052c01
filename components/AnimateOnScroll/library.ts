/** The library with the rules it needs, which arrive together or not at all. */
import './animate-on-scroll.scss';

export { default } from 'aos';
