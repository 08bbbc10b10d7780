import { fetchLate } from './fetch-late.ts';

const LATE = `(${fetchLate})()`.replaceAll(/^\s*(\/\/.*|\/\*\*.*\*\/)?\n?/gm, '');

/**
 * Has the scripts of a page that is whole without them fetched once it is seen, or as soon as somebody moves: on a slow phone
 * they would take from its fonts and pictures what makes it seen. What is pressed, chosen or typed before they are there is not lost.
 */
export function withLateScript(html: string): string {
  const links: string[] = [];
  const unlinked = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link);
    return '';
  });
  return unlinked
    .replace('<link ', () => `<script>${LATE}</script><link `)
    .replace('<script type="module" async="">', '<script type="text/plain" id="late-script">')
    .replace('</body>', () => `<template id="late-links">${links.join('')}</template></body>`);
}
