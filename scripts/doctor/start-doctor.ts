// `npm run doctor -- https://your-wordpress.example`: whether a shop can open over it.
import { runDoctor } from "./run-doctor.ts";

process.exitCode = await runDoctor(process.argv.slice(2), process.env, console.log);
