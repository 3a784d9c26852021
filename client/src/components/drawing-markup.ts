import { Fragment, isValidElement, type ReactNode } from 'react';
import { drawingOf, type IconName } from './icon';
import styles from './icon.module.css';

/** An icon as text, for an image that knows no stylesheet. */
export const drawingMarkup = (name: IconName, color: string): string =>
  `<g fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${markup(drawingOf(name), color)}</g>`;

function markup(node: ReactNode, color: string): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map((child) => markup(child, color)).join('');
  if (!isValidElement<Record<string, ReactNode>>(node)) return '';
  const { children, className, ...attributes } = node.props;
  const inner = markup(children, color);
  if (node.type === Fragment) return inner;
  const look = className === styles.solid ? { fill: color, stroke: 'none' } : {};
  const written = Object.entries({ ...attributes, ...look }).map(([attribute, value]) => ` ${attribute}="${String(value)}"`);
  return `<${String(node.type)}${written.join('')}>${inner}</${String(node.type)}>`;
}
