/** The part of libheif-js 1.23 that reading a picture needs. */
declare module 'libheif-js/wasm-bundle.js' {
  /** Takes pixels of four bytes: all at once, or row by row at its place. */
  type Target = { data: { set(pixels: Uint8Array, at?: number): void }; width: number; height: number };

  type Picture = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Calls back with null where it cannot be decoded. */
    display(target: Target, done: (target: Target | null) => void): void;
  };

  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] } };
  export default libheif;
}
