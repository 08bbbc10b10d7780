import { Icon, type IconSize } from '#app/ui/icons.tsx';

export const CheckIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
