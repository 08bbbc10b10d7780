import { useShop } from '#app/shop/use-shop.ts';

/** True where somebody can be written to, which proves an address; a demo shows how it looks. */
export function useAsking(): boolean {
  const { sendsMail, showsExamples } = useShop();
  return sendsMail || showsExamples;
}
