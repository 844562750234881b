export const duration = 76;
export const poster = 56;
export const draw = () => {};
