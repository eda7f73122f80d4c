/** Word lists that several scanners share. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** File name extensions that make a bare name a path. */
export const extensions = set(`
  md mdx mdc rst txt text adoc tex bib pdf doc docx odt rtf xls xlsx xlsm csv tsv ods ppt pptx
  json jsonl ndjson json5 jsonc yaml yml toml ini cfg conf config cnf properties env lock sum mod plist xml xsd xsl dtd svg
  html htm css scss sass less js mjs cjs jsx ts mts cts tsx vue svelte astro php phtml twig erb ejs hbs liquid
  py pyi pyc ipynb rb rs go java kt kts scala clj cljs groovy gradle c h cc cpp cxx hpp hh hxx cs fs fsx vb swift m mm dart lua pl pm r jl
  ex exs erl hrl hs elm ml mli nim zig zon v sv vhd vhdl asm s sol move cairo cu cuh wgsl glsl hlsl metal
  sh bash zsh fish ps1 psm1 psd1 bat cmd awk sed vim el
  sql sqlite sqlite3 db duckdb parquet avro orc feather arrow h5 hdf5 npy npz pt pth ckpt safetensors gguf onnx bin dat pkl pickle joblib
  proto graphql gql prisma thrift avsc tf tfvars hcl nix bzl bazel cmake mk mak ninja dockerfile
  log out err trace prof dump bak tmp swp patch diff rej orig pid sock
  zip tar gz tgz bz2 xz zst 7z rar jar war whl egg gem deb rpm apk ipa msi msix exe dll so dylib a o obj lib wasm iso img qcow2 vmdk vhdx dmg pkg crate nupkg vsix
  png jpg jpeg gif webp bmp tiff tif ico psd ai eps mp3 mp4 m4a wav ogg flac avi mov mkv webm srt vtt ttf otf woff woff2
  pem crt cer key csr p12 pfx jks asc sig gpg pub kubeconfig service timer socket desktop
  snap snapshot map min d mo po pot xliff strings storyboard xib pbxproj xcconfig entitlements csproj fsproj sln vcxproj props targets resx razor cshtml
  mod work sum pdb gltf glb obj fbx blend stl step gcode nc tscn tres gd uasset unity prefab mat shader
`);

/** Folder names that make `name/word` a path. */
export const folders = set(`
  src lib libs app apps pkg packages package cmd internal external docs doc test tests spec specs e2e bin build dist out target scripts script tools tool
  config configs conf etc var usr opt home tmp data assets asset static public private resources res include vendor third_party node_modules examples example
  samples fixtures migrations models model views controllers services service components pages routes api server client web frontend backend core common shared utils
  util helpers hooks store stores styles templates modules module plugins plugin crates crate reports report logs log runs run checkpoints outputs output results
  artifacts cache deploy deployment infra terraform ansible charts helm k8s docker images img db database sql schemas schema proto protos types typings
  engine firmware drivers kernel hardware home nix .github .vscode .claude .cursor .git .config .workflow notebooks experiments datasets content posts locales i18n
  skills agents commands prompts rules memory tasks plans notes archive legacy old ui ux cli sdk editor
`);

/** Folder names that are words too: `internal/company` needs more than the slash. */
export const wordyFolders = set(`
  internal external public private static core common shared test tests build target data home api server client web frontend backend out old legacy content memory
  tasks plans notes rules resources include services service components pages routes models model views controllers styles templates modules module plugins plugin
  reports report logs log runs run output outputs results artifacts cache deploy images types kernel hardware archive ui cli editor commands prompts agents skills docs doc
  scripts script tools tool config configs sql database schema schemas posts experiments datasets utils util store stores hooks helpers examples example samples assets
`);

/** First segments that make `word/name` a branch. */
export const branches = set(`
  feat feature features fix bugfix hotfix release releases chore refactor docs test tests perf ci build style revert wip dev develop origin upstream heads remotes
  topic user users dependabot renovate task story bug experiment exp spike claude codex cursor copilot backport support
`);

/** Top-level domains that make `name.tld` a host; none of them is a file name extension or a common member name. */
export const domains = set(`
  com org net edu gov mil int dev app io ai cloud example test local localhost internal lan corp arpa info biz xyz site online tech page pages land
  de fr es it nl be ch at uk eu us ca au nz jp cn kr tw hk sg in br mx ar cl pt pl cz se no dk fi ru ua tr il za ie gr hu ro
`);

/** Programs whose name begins a command line. */
export const programs = set(`
  npm npx pnpm yarn bun bunx deno node nvm corepack tsc tsx tsgo vite vitest jest mocha eslint prettier biome webpack rollup esbuild turbo nx lerna playwright cypress
  git gh glab hub svn hg jj
  python python3 py pip pip3 pipx uv uvx poetry pdm conda mamba pytest tox nox ruff black mypy pyright flake8 isort alembic flask django-admin uvicorn gunicorn celery jupyter
  cargo rustc rustup rustfmt go gofmt golangci-lint zig gcc g++ clang cmake make ninja meson bazel just task mvn gradle ./gradlew sbt javac java kotlinc dotnet nuget msbuild swift xcodebuild
  ruby bundle rake rails gem php composer artisan mix elixir iex rebar3 stack cabal ghc lein flutter dart
  docker docker-compose podman kubectl helm kustomize k3s k9s kind minikube terraform terragrunt tofu pulumi ansible ansible-playbook vagrant packer nomad consul vault
  aws gcloud az gsutil bq doctl fly flyctl heroku vercel netlify wrangler firebase supabase railway serverless sam cdk
  psql mysql mysqldump pg_dump pg_restore pg_ctl sqlite3 redis-cli mongo mongosh mongodump duckdb clickhouse-client prisma drizzle-kit knex
  nix nix-env nix-shell nix-build nix-prefetch-url nix-store nixos-rebuild home-manager brew apt apt-get dpkg yum dnf pacman apk snap flatpak pkg choco winget scoop
  ls cd cp mv rm mkdir rmdir touch cat head tail less more grep egrep rg ag sed awk find xargs sort uniq wc cut tr tee diff patch chmod chown ln tar zip unzip gzip gunzip curl wget ssh scp rsync
  sudo su env export source echo printf test which whereis kill pkill killall ps top htop df du free mount umount lsblk systemctl journalctl service crontab nohup tmux screen
  bash sh zsh fish pwsh powershell cmd set unset alias watch time timeout sleep date jq yq ffmpeg ffprobe convert magick pandoc latexmk pdflatex openssl gpg ssh-keygen nc netstat ss lsof dig nslookup ping
  mise asdf direnv devenv pre-commit lefthook husky claude codex aider ollama llm gemini cursor opencode goose
  k6 wrk ab hey locust odoo-bin manage.py adb fastboot esptool platformio arduino-cli west idf.py srun sbatch squeue scancel torchrun accelerate deepspeed nvidia-smi
  xdg-open open code vim nvim nano emacs
`);
