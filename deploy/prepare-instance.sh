#!/bin/sh
# Copies a build for one instance: prepare-instance.sh BUILD FOLDER. An instance writes its cached pages into its own
# copy. If FOLDER already has a copy of the same build, keeps that copy and its cached pages. Replaces a copy of any
# other build.
set -eu
build=$1
folder=$2
if [ ! -f "$build/BUILD_ID" ]; then
  echo "There is no complete build in $build: run npm run build first." >&2
  exit 1
fi
if cmp -s "$build/source-stamp" "$folder/source-stamp" && cmp -s "$build/BUILD_ID" "$folder/BUILD_ID"; then
  exit 0
fi
rm -rf "$folder"
mkdir -p "$folder"
# The stamp is copied last, so that the next run replaces an interrupted copy.
(cd "$build" && tar -cf - --exclude=./cache --exclude=./source-stamp .) | tar -xf - -C "$folder"
cp "$build/source-stamp" "$folder/source-stamp"
