/** Why this browser, or a page that came by this way, cannot play with other devices: the name of a message. */
export const cannot = (): string => (isSecureContext ? 'guests-no-webrtc' : 'guests-insecure');
