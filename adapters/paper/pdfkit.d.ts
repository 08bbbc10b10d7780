/** The part of pdfkit 0.20 that papers use: the published types lag behind its tags and subsets. */
declare module 'pdfkit' {
  import type { EventEmitter } from 'node:events';

  export type Tagged = { add(child: Tagged | (() => void)): Tagged; end(): void };

  export type TextOptions = { width: number; align?: 'left' | 'right' };
  export type RunOptions = { lineBreak: false; baseline: 'alphabetic'; fill: true; stroke: boolean };

  export default class PDFDocument extends EventEmitter {
    constructor(options: {
      size: 'A4' | [width: number, height: number];
      margins: { top: number; left: number; right: number; bottom: number };
      bufferPages: boolean;
      tagged: boolean;
      subset: 'PDF/UA';
      pdfVersion: '1.7';
      lang: string;
      displayTitle: boolean;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    readonly page: { width: number; height: number };
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): void;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    lineJoin(style: 'round'): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, x: number, y: number, options: TextOptions | RunOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options: TextOptions): number;
    struct(type: string, content?: () => void): Tagged;
    struct(type: string, options: { scope?: 'Column'; actual?: string }, content: () => void): Tagged;
    addStructure(element: Tagged): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
