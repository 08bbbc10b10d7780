-- session tokens are stored as digests from now on: staff sign in once more
delete from "session";
delete from "verification";
