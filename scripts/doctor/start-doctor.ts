// `npm run doctor -- https://your-wordpress.example` checks whether a shop can open over this WordPress.
import { runDoctor } from "./run-doctor.ts";

process.exitCode = await runDoctor(process.argv.slice(2), process.env, console.log);
