import { Icon, type IconSize } from '#app/ui/icons.tsx';

/** Starts the slides again. */
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
/** A film, so that it is not taken for the control of the slides. */
export const VideoIcon = (size: IconSize) => (
  <Icon {...size}>
    <rect x="2.75" y="5" width="18.5" height="14" rx="2.5" />
    <path d="M10 9v6l5-3-5-3Z" fill="currentColor" />
  </Icon>
);
