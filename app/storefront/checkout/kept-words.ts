export const KEPT_ON_THIS_DEVICE =
  'Your order is kept on this device. It has not reached the shop yet. We send it again by itself as soon as the shop can be reached.';
