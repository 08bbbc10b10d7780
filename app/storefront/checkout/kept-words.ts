export const KEPT_ON_THIS_DEVICE =
  'Your order is kept on this device. The shop has not confirmed it yet. We send it again by itself as soon as the shop can be reached, and it is placed only once.';
