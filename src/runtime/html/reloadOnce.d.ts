export function reloadOnce(isMove?: boolean): boolean;
export function settle(): void;
