import { Icon, type IconSize } from '#app/ui/icons.tsx';

export const PlayIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M8 5.5v13l10.5-6.5L8 5.5Z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M9 5.5v13M15 5.5v13" strokeWidth="2.4" />
  </Icon>
);
