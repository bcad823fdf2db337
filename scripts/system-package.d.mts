/** Where a program is in the path; undefined when it is not there. */
export function inPath(name: string): string | undefined;

/** Installs a package of the system where this may be done: as root, with apt-get. */
export function installPackage(program: string, name: string): void;
