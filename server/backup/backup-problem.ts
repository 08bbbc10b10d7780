/** A backup could not be made or restored; the message is for the owner. */
export class BackupProblem extends Error {}
