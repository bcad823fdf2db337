/** The path of a program in PATH; undefined when it is not there. */
export function inPath(name: string): string | undefined;

/** Installs a package of the system when that is possible: as root, with apt-get. */
export function installPackage(program: string, name: string): void;
